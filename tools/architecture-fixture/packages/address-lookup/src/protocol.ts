export interface FindItem { Id: string }
