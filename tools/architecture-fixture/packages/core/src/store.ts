export interface Repositories {
  name: string;
}
