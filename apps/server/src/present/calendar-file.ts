interface CalendarEntry {
  /** The same whenever it is made, so that a calendar replaces what it has. */
  uid: string;
  title: string;
  location: string;
  text: string;
  /** Moments; a calendar shows them in its own time zone. */
  from: string;
  until: string;
  /** When it was made. */
  at: number;
}

/** One entry as a calendar file (RFC 5545), in moments of UTC: no time zone has to be described in it. */
export function calendarFile({ uid, title, location, text, from, until, at }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Doorstep//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${moment(at)}`,
    `DTSTART:${moment(Date.parse(from))}`,
    `DTEND:${moment(Date.parse(until))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261205T100000Z` */
function moment(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Lines longer than 75 bytes go on in the next one, which begins with a space; no character is cut in two. */
function folded(line: string): string {
  const maxBytes = 74;
  let [rest, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const isFull = bytes + size > maxBytes;
    rest += isFull ? `\r\n ${character}` : character;
    bytes = isFull ? size + 1 : bytes + size;
  }
  return rest;
}
