/** Texts of the public pages; ids start with `public.`. */
export const publicTexts = {
  'public.home.title': 'Open offers',
};
