import type { Words } from './language';

/** Words of the dice ledger and of results on the combats sheet. */
export const LEDGER_WORDS: Words<'skill' | 'damageDie' | 'hit' | 'losses'> = {
  en: {
    skill: 'skill {skill}',
    damageDie: 'damage of shot {shot}',
    hit: '{result}, damage {damage} to {target}',
    losses: 'HP lost: attackers {attackers}, defenders {defenders}',
  },
  ru: {
    skill: 'навык {skill}',
    damageDie: 'урон выстрела {shot}',
    hit: '{result}, урон {damage} отряду {target}',
    losses: 'потери НР: атакующие {attackers}, обороняющиеся {defenders}',
  },
  es: {
    skill: 'habilidad {skill}',
    damageDie: 'daño del tiro {shot}',
    hit: '{result}, daño {damage} a {target}',
    losses: 'PV perdidos: atacantes {attackers}, defensores {defenders}',
  },
};
