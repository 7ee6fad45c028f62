import type { staffInsightTexts } from '../en/staff-insights.ts';

export const staffInsightTextsInFrench: Record<keyof typeof staffInsightTexts, string> = {
  'staff.nav.insights': 'Statistiques',
  'staff.insights.period': 'Période',
  'staff.insights.period.7': '7 jours',
  'staff.insights.period.30': '30 jours',
  'staff.insights.period.90': '90 jours',
  'staff.insights.period.all': 'Depuis l’ouverture',
  'staff.insights.early_title': 'Trop tôt pour des graphiques.',
  'staff.insights.early_body': 'Les graphiques commencent à la dixième demande.',
  'staff.insights.figures': 'En bref',
  'staff.insights.figure.requests': 'Demandes',
  'staff.insights.figure.accepted': 'Acceptées à ce jour',
  'staff.insights.figure.decidedHours': 'La moitié décidée en',
  'staff.insights.figure.dispatchedHours': 'La moitié expédiée en',
  'staff.insights.figure.typedShare': 'Adresse saisie à la main',
  'staff.insights.figure.returnedShare': 'Revenues ou perdues',
  'staff.insights.none': 'Aucune pour l’instant',
  'staff.insights.before': '{value} sur la période précédente',
  'staff.insights.before_none': 'Pas de comparaison possible',
  'staff.insights.hours': '{count, plural, one {# heure} many {# d’heures} other {# heures}}',
  'staff.insights.days': '{count, plural, one {# jour} many {# de jours} other {# jours}}',
  'staff.insights.chart': 'Graphique',
  'staff.insights.table': 'Tableau',
  'staff.insights.csv': 'CSV',
  'staff.insights.view_of': 'Afficher « {title} » sous forme de',
  'staff.insights.csv_of': 'Télécharger « {title} » en CSV',
  'staff.insights.keys':
    'Les flèches se déplacent le long du graphique. Début et Fin vont aux extrémités. Entrée ouvre les demandes. T affiche le tableau.',
  'staff.insights.nothing': 'Rien n’a été compté sur cette période.',

  'staff.insights.arrivals.title': 'Arrivées et stock',
  'staff.insights.arrivals.finding':
    'Du {from} au {until} : maximum le {day}, {count, plural, one {# demande} many {# de demandes} other {# demandes}}.',
  'staff.insights.arrivals.finding_week':
    'Du {from} au {until} : maximum la semaine du {day}, {count, plural, one {# demande} many {# de demandes} other {# demandes}}.',
  'staff.insights.arrivals.note':
    'Chaque barre est un jour, ou une semaine sur une longue période ; une barre hachurée n’est pas terminée. La ligne couleur laiton est la période précédente. Le stock est recalculé à partir de ce qui reste, et une demande annulée compte comme jamais envoyée.',
  'staff.insights.arrivals.day': 'Jour',
  'staff.insights.arrivals.week': 'Semaine du',
  'staff.insights.arrivals.requests': 'Demandes',
  'staff.insights.arrivals.before': 'Période précédente',
  'staff.insights.arrivals.left': 'Reste en stock',
  'staff.insights.arrivals.delivered': 'Livré',
  'staff.insights.arrivals.unfinished': 'pas terminé',
  'staff.insights.arrivals.tip_requests': '{count, plural, one {# demande} many {# de demandes} other {# demandes}}',
  'staff.insights.arrivals.tip_before': '{count} sur la période précédente',
  'staff.insights.arrivals.tip_left': '{count} restent en stock',
  'staff.insights.arrivals.tip_delivered': '{count} livrés',

  'staff.insights.hours.title': 'Par heure et jour de la semaine',
  'staff.insights.hours.finding':
    'Le plus chargé : {weekday} à partir de {hour}, {count, plural, one {# demande} many {# de demandes} other {# demandes}}.',
  'staff.insights.hours.note': 'Selon l’heure d’arrivée des demandes, à l’horloge de cet appareil.',
  'staff.insights.hours.weekday': 'Jour',
  'staff.insights.hours.hour': 'Heure',
  'staff.insights.hours.at': '{weekday} {hour}',

  'staff.insights.steps.title': 'De l’ouverture à l’envoi',
  'staff.insights.steps.finding': 'Compté par étape. Personne n’est suivi.',
  'staff.insights.steps.note':
    'Qui ouvre la page deux fois compte deux fois, et de même qui choisit une autre adresse. Le serveur enregistre ces chiffres toutes les demi-minutes ; une panne perd ce qui n’est pas encore enregistré.',
  'staff.insights.steps.step': 'Étape',
  'staff.insights.steps.times': 'Nombre',
  'staff.insights.steps.opened': 'Page ouverte',
  'staff.insights.steps.found': 'Adresse trouvée',
  'staff.insights.steps.checked': 'Demande vérifiée',
  'staff.insights.steps.sent': 'Demande envoyée',
  'staff.insights.steps.went_on': '{share} ont continué',

  'staff.insights.decided.title': 'Délai de décision',
  'staff.insights.decided.note':
    'Pour les demandes à vérifier que l’équipe a tranchées, de leur arrivée à la dernière décision.',
  'staff.insights.dispatched.title': 'Délai d’expédition',
  'staff.insights.dispatched.note':
    'De l’acceptation au jour de la remise au transporteur. Un second envoi ne compte pas de nouveau.',
  'staff.insights.waited.finding': 'La moitié en {half}, neuf sur dix en {ninth}.',
  'staff.insights.waited.none': 'Aucune sur cette période.',
  'staff.insights.waited.within': 'En',
  'staff.insights.waited.longer': 'Au-delà',
  'staff.insights.waited.requests': 'Demandes',
  'staff.insights.waited.share': 'Part',

  'staff.insights.returns.title': 'Retours par motif',
  'staff.insights.returns.finding':
    '{count, plural, =0 {Aucun colis n’est revenu.} one {# colis est revenu ou a été perdu.} many {# de colis sont revenus ou ont été perdus.} other {# colis sont revenus ou ont été perdus.}}',
  'staff.insights.returns.note': 'Comptés à leur date d’expédition.',
  'staff.insights.returns.reason': 'Motif',
  'staff.insights.returns.parcels': 'Colis',

  'staff.insights.forecasts.title': 'Prévision du stock',
  'staff.insights.forecasts.finding':
    'Quand chaque article s’épuise si les prochains jours ressemblent aux 28 derniers.',
  'staff.insights.forecasts.note':
    'D’après ce que les demandes ont pris chaque jour complet, et l’écart entre les jours. Huit fois sur dix, la fin tombe dans la barre. Les livraisons à venir et une date de fermeture ne sont pas prises en compte.',
  'staff.insights.forecasts.none': 'Aucun article n’a un stock qui puisse s’épuiser.',
  'staff.insights.forecasts.early': 'Reste : {left}. Pas encore de prévision : il faut 7 jours complets de demandes.',
  'staff.insights.forecasts.idle': 'Reste : {left}. Rien n’a été pris ces jours-ci : aucune fin n’est prévisible.',
  'staff.insights.forecasts.gone': 'Il ne reste rien.',
  'staff.insights.forecasts.late': 'Reste : {left}, {rate} par jour. Suffit pour plus d’un an.',
  'staff.insights.forecasts.ends_on': 'Reste : {left}, {rate} par jour. Épuisé le {likely}.',
  'staff.insights.forecasts.ends':
    'Reste : {left}, {rate} par jour. Épuisé entre le {earliest} et le {latest}, le plus probable étant le {likely}.',
  'staff.insights.forecasts.ends_open':
    'Reste : {left}, {rate} par jour. Épuisé au plus tôt le {earliest}, peut-être pas avant un an.',
  'staff.insights.forecasts.item': 'Article',
  'staff.insights.forecasts.offer': 'Offre',
  'staff.insights.forecasts.left': 'Reste',
  'staff.insights.forecasts.rate': 'Par jour',
  'staff.insights.forecasts.earliest': 'Au plus tôt',
  'staff.insights.forecasts.likely': 'Probable',
  'staff.insights.forecasts.latest': 'Au plus tard',

  'staff.insights.districts.title': 'Par zone postale',
  'staff.insights.districts.finding':
    '{count, plural, =0 {Aucune zone n’a encore dix demandes.} one {# zone a dix demandes ou plus.} many {# de zones ont dix demandes ou plus.} other {# zones ont dix demandes ou plus.}}',
  'staff.insights.districts.note':
    'La première partie du code postal. Les zones de moins de dix demandes sont réunies en une ligne. Une demande quitte ce graphique quand ses données personnelles sont effacées.',
  'staff.insights.districts.district': 'Zone',
  'staff.insights.districts.requests': 'Demandes',
  'staff.insights.districts.small':
    '{count, plural, one {# zone de moins de 10, à part} many {# de zones de moins de 10, réunies} other {# zones de moins de 10, réunies}}',
};
