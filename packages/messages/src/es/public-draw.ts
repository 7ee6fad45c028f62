import type { publicDrawTexts } from '../en/public-draw.ts';

export const publicDrawTextsInSpanish: Record<keyof typeof publicDrawTexts, string> = {
  'public.draw.title': 'El sorteo',
  'public.draw.heading_collecting': 'Habrá un sorteo',
  'public.draw.heading_fixed': 'La lista del sorteo está cerrada',
  'public.draw.heading_drawn': 'El sorteo se ha celebrado',
  'public.draw.text_collecting':
    'Todas las solicitudes que estén en el sorteo al cerrar la oferta tienen la misma probabilidad. La lista de participaciones aparecerá aquí poco después del cierre.',
  'public.draw.text_fixed':
    'Ya no se admiten participaciones. El sorteo se celebra cuando se conozca el valor público.',
  'public.draw.text_drawn':
    'El valor público ya se conoce, y con la lista de abajo cualquiera puede repetir el sorteo.',
  'public.draw.decides': 'Qué lo decide',
  'public.draw.format': 'Cómo se escribe',
  'public.draw.format_text':
    '{kind, select, digits {Exactamente {length, plural, one {# cifra} many {# de cifras} other {# cifras}}, sin nada entre ellas} hex {Exactamente {length, plural, one {# carácter} many {# de caracteres} other {# caracteres}}: de 0 a 9 y de a a f, en minúscula} other {{count, plural, one {Un número entero} many {# de números enteros distintos} other {# números enteros distintos}} de {min} a {max}, {order, select, ascending {de menor a mayor} other {en el orden en que salieron}}, con un espacio entre ellos y sin ceros delante}}',
  'public.draw.known_at': 'Se conoce el',
  'public.draw.value': 'El valor',
  'public.draw.fixed_at': 'Lista cerrada el',
  'public.draw.digest': 'Huella de la lista (SHA-256)',
  'public.draw.how_heading': 'Cómo funciona',
  'public.draw.how_enter':
    'Cada solicitud tiene una participación: una línea de letras y cifras que no dice nada de usted. Está en su justificante.',
  'public.draw.how_fix':
    'Después del cierre se publica aquí la lista de todas las participaciones. Desde entonces no cambia nada en ella.',
  'public.draw.how_rank':
    'Después se hace público un valor que nadie podía conocer antes. Dos personas de la organización lo introducen por separado, con la grafía anunciada aquí. Junto con cada participación, determina el orden.',
  'public.draw.how_give':
    'En ese orden aceptamos solicitudes mientras haya suficiente para la solicitud completa. Las demás quedan en la lista de espera.',
  'public.draw.experts': 'Para especialistas',
  'public.draw.experts_text':
    'El orden es el de HMAC-SHA-256 de cada participación, con el valor público como clave, de menor a mayor.',
  'public.draw.list_heading':
    '{count, plural, one {Una participación} many {# de participaciones} other {# participaciones}}',
  'public.draw.file':
    '<file>Guarde la lista en un archivo</file> y compruébelo: «doorstep draw verify» repite el sorteo a partir de él, sin este servidor.',
  'public.draw.more':
    '{count, plural, one {Y una más en el archivo.} many {Y # más en el archivo.} other {Y # más en el archivo.}}',
  'public.draw.back': 'Volver a la oferta',
};
