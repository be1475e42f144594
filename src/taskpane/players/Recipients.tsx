import { PrimaryButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import { packLetter, packPacket, packPost } from '../../app/delivery';
import type { Letter } from '../../app/letters';
import type { Letters } from '../../app/reports';
import { PLAYERS_WORDS } from '../../i18n/pane/players';
import type { ReportFormat } from '../../workbook/campaign';
import { choiceWord, LANGUAGE_CHOICE } from '../../workbook/schema/choices';
import { done, refused, unplaced } from '../notice';
import type { Page } from '../page';
import type { Target } from '../services';
import { CopyText } from '../shell/CopyText';
import { ProblemList } from '../shell/ProblemList';
import { useLanguage, useWords } from '../speech';
import { fileOf } from './outgoing';
import { ParcelRow } from './ParcelRow';

type Props = Page & { readonly written: Letters };

/** Everybody who gets something, each with what it is. */
export function Recipients({ written, ...page }: Props): React.ReactElement {
  const language = useLanguage();
  const say = useWords(PLAYERS_WORDS);
  const { glance, run, services, isBusy } = page;
  const { letters } = written;
  // A format chosen here is for this evening; the sheet of players keeps its own.
  const [formats, setFormats] = React.useState<Readonly<Record<string, ReportFormat>>>({});
  const [packetFormat, setPacketFormat] = React.useState<ReportFormat>(letters[0]?.player.format ?? 'txt');
  const formatOf = ({ player }: Letter): ReportFormat => formats[player.id] ?? player.format;
  const stateOf = ({ fights, player }: Letter): string =>
    player.eliminated ? say('eliminated') : fights > 0 ? say('concerned', { fights }) : say('not-concerned');
  const sheetOf = (player: string | null): Target | null => {
    const role = player === null ? 'packet' : 'private';
    const own = glance.sheets.find((sheet) => sheet.role === role && sheet.player === player);
    return own ? { sheet: own.name, row: null, columnIndex: null } : null;
  };
  const packet = packPacket(written, packetFormat);
  const parcels = [...letters.map((letter) => packLetter(written, letter, formatOf(letter))), packet];
  const saveAll = (): void =>
    run(async () => {
      const problems = parcels.flatMap((parcel) => (parcel.ok ? [] : parcel.error));
      if (problems.length > 0) return refused(say('not-sent'), unplaced(problems));
      for (const parcel of parcels) if (parcel.ok) await services.save(fileOf(parcel.value));
      return done(say('all-saved', { count: parcels.length }));
    });
  return (
    <>
      <p>{say('checked', { count: letters.length })}</p>
      {letters.map((letter) => (
        <ParcelRow
          key={letter.player.id}
          {...page}
          name={letter.player.name}
          about={say('gets', {
            state: stateOf(letter),
            language: choiceWord(LANGUAGE_CHOICE, letter.player.language, language),
          })}
          format={formatOf(letter)}
          parcel={packLetter(written, letter, formatOf(letter))}
          sheet={sheetOf(letter.player.id)}
          onFormat={(format) => setFormats((now) => ({ ...now, [letter.player.id]: format }))}
        />
      ))}
      <ParcelRow
        {...page}
        name={say('packet')}
        about={say('everybody')}
        format={packetFormat}
        parcel={packet}
        sheet={sheetOf(null)}
        onFormat={setPacketFormat}
      />
      <Post written={written} chosen={letters.filter((letter) => formatOf(letter) === 'dm')} {...page} />
      <div className="ws-choice">
        <p className="ws-quiet">{say('all-text', { count: parcels.length })}</p>
        <PrimaryButton onClick={saveAll} disabled={isBusy}>
          {say('all')}
        </PrimaryButton>
      </div>
    </>
  );
}

/** One post of private blocks for all players of dungeonmaster.ru. */
function Post({
  written,
  chosen,
  services,
  isBusy,
}: Props & { readonly chosen: readonly Letter[] }): React.ReactElement {
  const say = useWords(PLAYERS_WORDS);
  const post = packPost(written, chosen);
  return (
    <section className="ws-squad" aria-label={say('post')}>
      <h3>{say('post')}</h3>
      {chosen.length === 0 ? (
        <p className="ws-quiet">{say('post-none')}</p>
      ) : post.ok && post.value.kind === 'text' ? (
        <>
          <p>{say('post-text', { players: chosen.map(({ player }) => player.name).join(', ') })}</p>
          <CopyText text={post.value.text} onCopy={services.copy} label={say('post-copy')} disabled={isBusy} />
        </>
      ) : (
        <div className="ws-warn">
          <p>{say('not-sent')}</p>
          <ProblemList problems={post.ok ? [] : unplaced(post.error)} onSelect={() => undefined} />
        </div>
      )}
    </section>
  );
}
