// `/embed.js`: Doorstep's elements for the pages of others. One line an element.
import './address/register-doorstep-address.ts';
