export function eligibilityText(what: { en: string; fr: string }): { en: string; fr: string } {
  return {
    en: `Every home in **Thistlecombe**, **Larkspur Falls**, **Saint-Aurin-les-Tilleuls** and **Νέα Αλκυών** may have ${what.en}. A flat counts as a home of its own.`,
    fr: `Chaque logement de **Thistlecombe**, **Larkspur Falls**, **Saint-Aurin-les-Tilleuls** et **Νέα Αλκυών** peut recevoir ${what.fr}. Un appartement compte comme un logement.`,
  };
}
