/** Texts of the staff console; ids start with `staff.`. */
export const staffTexts = {
  'staff.title': 'Staff console',
};
