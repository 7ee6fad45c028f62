// What is made of a batch, as the stand-in checks it.
import {
  carrierCheckSchema,
  labelsCheckSchema,
  type BatchFileChoices,
  type BatchProblems,
  type CarrierProblems,
  type CarrierProblemView,
  type LabelProblemView,
} from '@doorstep/contract';
import { parse } from './stand-in-call.ts';

export const fileChoices: BatchFileChoices = {
  sheets: [
    { id: 'avery-l7160', name: 'Avery L7160, J8160', paper: 'a4', labels: 21 },
    { id: 'avery-5163', name: 'Avery 5163, 8163', paper: 'letter', labels: 10 },
  ],
  usualSheet: 'avery-l7160',
  carriers: [
    { id: 'generic', name: 'Any carrier', isConfirmed: true },
    { id: 'ups-worldship', name: 'UPS WorldShip', isConfirmed: true },
    { id: 'internetmarke', name: 'Deutsche Post INTERNETMARKE', isConfirmed: false },
  ],
  senderName: 'Greentown Council',
  senderCountry: 'GB',
};

/** The first label of small sheets has a line that is too long. */
export function checkLabels([reference = '']: string[], body: unknown): BatchProblems<LabelProblemView> {
  const { sheet } = parse(labelsCheckSchema, body);
  return sheet === 'avery-l7160' ? { problems: [{ reference, kind: 'broken' }], total: 1 } : { problems: [], total: 0 };
}

/** UPS takes 35 characters; INTERNETMARKE cannot hold the town of the second parcel. */
export function checkCarrier([first = '', second = '']: string[], body: unknown): CarrierProblems {
  const { carrier } = parse(carrierCheckSchema, body);
  const problems: Record<string, CarrierProblemView> = {
    'ups-worldship': { reference: first, kind: 'too_long', column: 'Address 1', length: 41, maxLength: 35 },
    internetmarke: { reference: second, kind: 'unwritable', column: 'STADT', value: 'Αθήνα', characters: ['Α', 'θ'] },
  };
  const problem = problems[carrier];
  if (problem === undefined) return { problems: [], total: 0, leftOut: [] };
  return { problems: [problem], total: 1, leftOut: problem.kind === 'unwritable' ? [second] : [] };
}
