/** Codes as listed at https://docs.hcaptcha.com/languages; Welsh is not among them. */
export const hcaptchaLanguages: ReadonlySet<string> = new Set(
  'af am ar az be bg bn bs ca ceb co cs da de el en eo es et eu fa fi fr fy ga gd gl gu ha haw he hi hmn hr ht hu hy id ig is it ja jw ka kk km kn ko ku ky la lb lo lt lv mg mi mk ml mn mr ms mt my ne nl no ny or pa pl ps pt ro ru rw sd si sk sl sm sn so sq sr st su sv sw ta te tg th tk tl tr tt ug uk ur uz vi xh yi yo zh zh-CN zh-TW zu'.split(
    ' ',
  ),
);
