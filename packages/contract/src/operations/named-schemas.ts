import type * as v from 'valibot';
import * as accountInputs from '../account.ts';
import * as addressDataInputs from '../address-data.ts';
import * as apiInputs from '../api-v1.ts';
import * as batchFileInputs from '../batch-files.ts';
import * as homeInputs from '../homes.ts';
import * as effectsInputs from '../offer-effects.ts';
import * as offerInputs from '../offer-input.ts';
import * as packingInputs from '../packing.ts';
import * as privacyInputs from '../privacy.ts';
import * as listInputs from '../request-list.ts';
import * as staffInputs from '../staff.ts';
import * as submissionInputs from '../submission.ts';
import * as webhookInputs from '../webhooks.ts';
import * as accountAnswers from './account-answers.ts';
import * as addressAnswers from './address-answers.ts';
import * as addressDataAnswers from './address-data-answers.ts';
import * as auditAnswers from './audit-answers.ts';
import * as batchAnswers from './batch-answers.ts';
import * as batchInputs from './batch-inputs.ts';
import * as eventAnswers from './event-answers.ts';
import * as homeAnswers from './home-answers.ts';
import * as mailKind from './mail-kind.ts';
import * as offerAnswers from './offer-answers.ts';
import type { Schema } from './operation.ts';
import * as packingAnswers from './packing-answers.ts';
import * as peopleAnswers from './people-answers.ts';
import * as privacyAnswers from './privacy-answers.ts';
import * as requestAnswers from './request-answers.ts';
import * as requestRow from './request-row.ts';
import * as returnAnswers from './return-answers.ts';
import * as serviceAnswers from './service-answers.ts';
import * as todayAnswers from './today-answers.ts';
import * as tokenAnswers from './token-answers.ts';
import * as webhookAnswers from './webhook-answers.ts';

type NamedSchemas = Readonly<Record<string, Schema>>;

/** Names follow the constants: `batchSchema` becomes `Batch`. */
export const answerSchemas: NamedSchemas = named(
  [
    accountAnswers,
    addressAnswers,
    addressDataAnswers,
    auditAnswers,
    eventAnswers,
    batchAnswers,
    homeAnswers,
    mailKind,
    offerAnswers,
    packingAnswers,
    peopleAnswers,
    privacyAnswers,
    requestAnswers,
    requestRow,
    returnAnswers,
    serviceAnswers,
    todayAnswers,
    tokenAnswers,
    webhookAnswers,
  ],
  '',
);

/** Names follow the constants: `dispatchSchema` becomes `DispatchInput`. */
export const bodySchemas: NamedSchemas = named(
  [
    accountInputs,
    addressDataInputs,
    apiInputs,
    batchFileInputs,
    batchInputs,
    effectsInputs,
    homeInputs,
    listInputs,
    offerInputs,
    packingInputs,
    privacyInputs,
    staffInputs,
    submissionInputs,
    webhookInputs,
  ],
  'Input',
);

function named(files: object[], ending: string): NamedSchemas {
  const exported = files.flatMap((file) => Object.entries(file as Record<string, unknown>));
  return Object.fromEntries(
    exported.flatMap(([name, value]) => {
      if (!name.endsWith('Schema') || (value as v.GenericSchema).kind !== 'schema') return [];
      const title = `${name.charAt(0).toUpperCase()}${name.slice(1, -'Schema'.length)}`;
      return [[title.endsWith(ending) ? title : `${title}${ending}`, value as Schema]];
    }),
  );
}
