export const claimKinds = ['different_flat', 'shared_house', 'moved_in', 'new_building', 'address_misused'] as const;
export type ClaimKind = (typeof claimKinds)[number];
