import type { publicDrawTexts } from '../en/public-draw.ts';

export const publicDrawTextsInFrench: Record<keyof typeof publicDrawTexts, string> = {
  'public.draw.title': 'Le tirage au sort',
  'public.draw.heading_collecting': 'Un tirage au sort aura lieu',
  'public.draw.heading_fixed': 'La liste du tirage au sort est close',
  'public.draw.heading_drawn': 'Le tirage au sort a eu lieu',
  'public.draw.text_collecting':
    'Chaque demande inscrite au tirage à la fin de l’offre a la même chance. La liste des inscriptions apparaîtra ici peu après.',
  'public.draw.text_fixed':
    'Les inscriptions sont closes. Le tirage au sort aura lieu quand la valeur publique sera connue.',
  'public.draw.text_drawn':
    'La valeur publique est connue ; avec la liste ci-dessous, tout le monde peut refaire le tirage.',
  'public.draw.decides': 'Ce qui détermine le résultat',
  'public.draw.format': 'Comment cela s’écrit',
  'public.draw.format_text':
    '{kind, select, digits {Exactement {length, plural, one {# chiffre} many {# de chiffres} other {# chiffres}}, sans rien entre les chiffres} hex {Exactement {length, plural, one {# caractère} many {# de caractères} other {# caractères}} : de 0 à 9 et de a à f, en minuscules} other {{count, plural, one {Un nombre entier} many {# de nombres entiers différents} other {# nombres entiers différents}} de {min} à {max}, {order, select, ascending {par ordre croissant} other {dans l’ordre du tirage}}, séparés par une seule espace et sans zéro au début}}',
  'public.draw.known_at': 'Connue le',
  'public.draw.value': 'La valeur',
  'public.draw.fixed_at': 'Liste close le',
  'public.draw.digest': 'Empreinte de la liste (SHA-256)',
  'public.draw.how_heading': 'Déroulement',
  'public.draw.how_enter':
    'Chaque demande a une inscription : une ligne de lettres et de chiffres qui ne dit rien sur vous. Elle figure sur votre récapitulatif.',
  'public.draw.how_fix':
    'À la fin de l’offre, la liste de toutes les inscriptions est publiée ici. À partir de là, rien n’y change.',
  'public.draw.how_rank':
    'Ensuite est publiée une valeur que personne ne pouvait connaître à l’avance. Deux personnes de l’organisme la saisissent séparément, sous la seule forme annoncée ici. Combinée à chaque inscription, elle donne l’ordre.',
  'public.draw.how_give':
    'Dans cet ordre, nous acceptons les demandes tant qu’il en reste assez pour la demande entière. Les autres sont dans la file d’attente.',
  'public.draw.experts': 'Pour les spécialistes',
  'public.draw.experts_text':
    'L’ordre est celui du HMAC-SHA-256 de chaque inscription, avec la valeur publique comme clé, par ordre croissant.',
  'public.draw.list_heading': '{count, plural, one {# inscription} many {# d’inscriptions} other {# inscriptions}}',
  'public.draw.file':
    '<file>Enregistrez la liste dans un fichier</file> et vérifiez-la vous-même : « doorstep draw verify » refait le tirage à partir du fichier, sans ce serveur.',
  'public.draw.more':
    '{count, plural, one {Et # autre dans le fichier.} many {Et # d’autres dans le fichier.} other {Et # autres dans le fichier.}}',
  'public.draw.back': 'Revenir à l’offre',
};
