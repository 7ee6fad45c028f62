const errors = {
  '-1': [
    'Unknown error',
    'The cause of the error is unknown but details have been passed to our support staff.',
    'These problems are usually short lived.',
  ],
  '2': [
    'Unknown key',
    'The key you are using to access the service was not found.',
    'Please check that the key is correct.',
  ],
  '3': [
    'Account out of credit',
    'Your account is either out of credit or has insufficient credit.',
    'Please ensure your account has sufficient credit.',
  ],
  '5': [
    'Request not allowed from this URL',
    'The request was disallowed from this URL. Either the key rules or our block list do not allow it.',
    'Check the security settings of the key.',
  ],
  '9': [
    'Surge protector running',
    'The surge protector is currently suspending access to the account.',
    'You can resume your account by disabling it.',
  ],
  '10': [
    'Surge protector triggered',
    'An unusually large number of requests have been processed for your account.',
    'You may need to investigate the requests.',
  ],
  '14': [
    'Free service limit exceeded',
    'A high number of Find requests did not have matching Retrieve requests.',
    'Please try again later.',
  ],
  '17': ['Individual User exceeded Lookup Limit', 'Too many lookups for this user.', 'Please try again later.'],
  '18': ['Missing or invalid parameters', 'The request was malformed.', 'Please check the request.'],
  find1001: [
    'Text or Container Required',
    'The Text or Container parameters were not supplied.',
    'Check they were supplied and try again.',
  ],
  retrieve1001: [
    'Id Invalid',
    'The Id parameter supplied was invalid.',
    'You should only pass in IDs that have been returned from the Find service.',
  ],
} as const satisfies Record<string, readonly [description: string, cause: string, resolution: string]>;

export type LoqateErrorCode = '-1' | '2' | '3' | '5' | '9' | '10' | '14' | '17' | '18' | '1001';

export interface LoqateErrorItem {
  Error: string;
  Description: string;
  Cause: string;
  Resolution: string;
}

export function loqateError(endpoint: 'Find' | 'Retrieve', code: LoqateErrorCode, cause?: string): LoqateErrorItem {
  const known = code === '1001' ? errors[endpoint === 'Find' ? 'find1001' : 'retrieve1001'] : errors[code];
  const [description, usualCause, resolution] = known;
  return { Error: code, Description: description, Cause: cause ?? usualCause, Resolution: resolution };
}
