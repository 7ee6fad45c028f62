import type { publicDrawTexts } from '../en/public-draw.ts';

export const publicDrawTextsInUkrainian: Record<keyof typeof publicDrawTexts, string> = {
  'public.draw.title': 'Жеребкування',
  'public.draw.heading_collecting': 'Буде жеребкування',
  'public.draw.heading_fixed': 'Список для жеребкування закрито',
  'public.draw.heading_drawn': 'Жеребкування відбулося',
  'public.draw.text_collecting':
    'Кожна заявка, яка бере участь у жеребкуванні на момент закриття пропозиції, має однаковий шанс. Список жеребів з’явиться тут невдовзі після закриття.',
  'public.draw.text_fixed': 'Участь закрито. Жеребкування відбудеться, коли стане відоме публічне значення.',
  'public.draw.text_drawn': 'Публічне значення відоме, і за списком нижче будь-хто може повторити жеребкування.',
  'public.draw.decides': 'Що вирішує',
  'public.draw.format': 'Як це записують',
  'public.draw.format_text':
    '{kind, select, digits {Рівно {length, plural, one {# цифра} few {# цифри} many {# цифр} other {# цифри}}, без нічого між ними} hex {Рівно {length, plural, one {# знак} few {# знаки} many {# знаків} other {# знака}}: від 0 до 9 і від a до f, малими літерами} other {{count, plural, one {# ціле число} few {# різні цілі числа} many {# різних цілих чисел} other {# різного цілого числа}} від {min} до {max}, {order, select, ascending {від найменшого} other {у порядку жеребкування}}, через один пробіл і без нулів на початку}}',
  'public.draw.known_at': 'Стане відомо',
  'public.draw.value': 'Значення',
  'public.draw.fixed_at': 'Список закрито',
  'public.draw.digest': 'Контрольна сума списку (SHA-256)',
  'public.draw.how_heading': 'Як це працює',
  'public.draw.how_enter':
    'Кожна заявка має жереб: рядок літер і цифр, який нічого про Вас не повідомляє. Він є у Вашому підтвердженні.',
  'public.draw.how_fix': 'Після закриття тут публікують список усіх жеребів. Відтоді в ньому нічого не змінюється.',
  'public.draw.how_rank':
    'Потім оприлюднюють значення, якого раніше ніхто не міг знати. Двоє людей з організації вводять його окремо, так, як оголошено тут. Разом із кожним жеребом воно визначає порядок.',
  'public.draw.how_give': 'У цьому порядку ми приймаємо заявки, доки вистачає на всю заявку. Решта — у черзі.',
  'public.draw.experts': 'Для фахівців',
  'public.draw.experts_text':
    'Порядок визначає HMAC-SHA-256 кожного жереба, де ключем є публічне значення, від найменшого.',
  'public.draw.list_heading': '{count, plural, one {# жереб} few {# жереби} many {# жеребів} other {# жереба}}',
  'public.draw.file':
    '<file>Збережіть список у файл</file> і перевірте самостійно: «doorstep draw verify» повторює за ним жеребкування без цього сервера.',
  'public.draw.more':
    '{count, plural, one {І ще # у файлі.} few {І ще # у файлі.} many {І ще # у файлі.} other {І ще # у файлі.}}',
  'public.draw.back': 'Назад до пропозиції',
};
