import type { LocalHtml, PublicPage, PublicPicture } from '@doorstep/contract';

interface OrganisationOfPage {
  name: string;
  helpContact: LocalHtml;
  logo?: PublicPicture | null;
}

export function organisationOfPage(page: PublicPage): OrganisationOfPage | null {
  switch (page.kind) {
    case 'offer':
    case 'check':
    case 'refused':
    case 'claimed':
    case 'status':
    case 'correct_address':
    case 'put_right':
    case 'change':
    case 'draw':
    case 'confirm':
      return page.offer.organisation;
    case 'error':
      return page.organisation;
    case 'home':
    case 'find':
    case 'notice':
      return null;
  }
}

export function organisationColour(page: PublicPage): string | null {
  return 'offer' in page ? page.offer.organisation.colour : null;
}
