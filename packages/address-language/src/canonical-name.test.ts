import { describe, expect, it } from 'vitest';
import { canonicalName } from './canonical-name.ts';

describe('the canonical form of a name', () => {
  it.each<[country: string, ways: string[]]>([
    ['GB', ['St Johns St', 'Saint Johns Street', "St. John's St.", 'ST JOHNS STREET']],
    ['GB', ['Old St Johns Rd', 'Old Saint Johns Road']],
    ['US', ['Main St NW', 'Main Street Northwest', 'MAIN ST. NW']],
    ['US', ['Dr Hill Dr', 'Doctor Hill Drive']],
    ['US', ['E St', 'E Street']],
    ['FR', ['Galerie Basse', 'Gal. Basse']],
    ['FR', ['Rue du Gal Basse', 'rue du Général Basse']],
    ['FR', ['Rue du Dr Saint-Éloi', 'R. du Docteur St Eloi']],
    ['DE', ['Berliner Str.', 'Berliner Straße', 'BERLINERSTRASSE', 'Berlinerstr.']],
    ['DE', ['Birken Weg', 'Birkenweg']],
    ['GB', ['HighStreet', 'High Street', 'HIGHSTREET', 'High St']],
    ['', ['St Albans', 'Saint Albans']],
    ['', ['Chester le St', 'Chester-le-Street']],
  ])('in %s is the same for all of %j', (country, ways) => {
    expect(new Set(ways.map((way) => canonicalName(way, country))).size).toBe(1);
  });

  it.each([
    ['US', 'Street Rd', 'State Rd'],
    ['US', 'St Rd', 'State Rd'],
    ['US', 'St Rd', 'Street Rd'],
    ['US', 'Saint Rd', 'Street Rd'],
    ['GB', 'Rose Garden', 'Rose Gardens'],
    ['GB', 'Doctor Road', 'Drive Road'],
    ['FR', 'Galerie Basse', 'Rue Général Basse'],
  ])('in %s differs for “%s” and “%s”', (country, one, other) => {
    expect(canonicalName(one, country)).not.toBe(canonicalName(other, country));
  });

  it('treats words that are property names of every object like any other', () => {
    expect(canonicalName('Constructor Street', 'GB')).toBe('constructor street');
  });
});
