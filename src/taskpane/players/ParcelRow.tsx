import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import { Link } from 'office-ui-fabric-react/lib/Link';
import * as React from 'react';
import type { Parcel } from '../../app/delivery';
import type { Problem } from '../../engine/problem';
import type { Result } from '../../engine/result';
import { PLAYERS_WORDS, type PlayersWord } from '../../i18n/pane/players';
import { REPORT_FORMATS, type ReportFormat } from '../../workbook/campaign';
import { unplaced } from '../notice';
import type { Page } from '../page';
import type { Target } from '../services';
import { CopyText } from '../shell/CopyText';
import { ProblemList } from '../shell/ProblemList';
import { Select } from '../shell/Select';
import { useWords } from '../speech';
import { fileOf } from './outgoing';

const FORMAT_WORDS: Readonly<Record<ReportFormat, PlayersWord>> = {
  xlsx: 'format-xlsx',
  dm: 'format-dm',
  bbcode: 'format-bbcode',
  html: 'format-html',
  md: 'format-md',
  txt: 'format-txt',
};

interface Props extends Pick<Page, 'services' | 'quietly' | 'isBusy'> {
  /** Who gets it. */
  readonly name: string;
  readonly about: string;
  readonly format: ReportFormat;
  readonly parcel: Result<Parcel, readonly Problem[]>;
  /** The private sheet, where it is in the workbook. */
  readonly sheet: Target | null;
  readonly onFormat: (format: ReportFormat) => void;
}

/** What one reader gets, and the ways it can leave the workbook. */
export function ParcelRow(props: Props): React.ReactElement {
  const say = useWords(PLAYERS_WORDS);
  const { name, about, format, parcel, sheet, services, quietly, isBusy, onFormat } = props;
  return (
    <section className="ws-squad" aria-label={name}>
      <h3>
        {name} <span className="ws-quiet">{about}</span>
      </h3>
      <Select
        label={say('format', { player: name })}
        value={format}
        disabled={isBusy}
        options={REPORT_FORMATS.map((each) => [each, say(FORMAT_WORDS[each])] as const)}
        onChange={(text) => onFormat(REPORT_FORMATS.find((each) => each === text) ?? format)}
      />
      {parcel.ok ? (
        <ParcelActions {...props} parcel={parcel.value} />
      ) : (
        <div className="ws-warn">
          <p>{say('not-sent')}</p>
          <ProblemList problems={unplaced(parcel.error)} onSelect={() => undefined} />
        </div>
      )}
      {sheet && (
        <Link onClick={() => quietly(() => services.select(sheet))} disabled={isBusy}>
          {say('sheet')}
        </Link>
      )}
    </section>
  );
}

function ParcelActions({
  parcel,
  services,
  quietly,
  isBusy,
}: Pick<Props, 'services' | 'quietly' | 'isBusy'> & { readonly parcel: Parcel }): React.ReactElement {
  const say = useWords(PLAYERS_WORDS);
  const file = fileOf(parcel);
  return (
    <>
      <div className="ws-row">
        {parcel.kind === 'text' ? (
          parcel.messages.map((text, index, { length }) => (
            <CopyText
              key={index}
              text={text}
              onCopy={services.copy}
              disabled={isBusy}
              label={length === 1 ? say('copy') : say('copy-part', { part: index + 1, parts: length })}
            />
          ))
        ) : (
          <DefaultButton
            disabled={isBusy}
            onClick={() => quietly(async () => (file.kind === 'sheet' ? services.openWorkbook(file) : undefined))}
          >
            {say('workbook')}
          </DefaultButton>
        )}
        <DefaultButton disabled={isBusy} onClick={() => quietly(() => services.save(file))}>
          {say('file')}
        </DefaultButton>
      </div>
      {parcel.kind === 'text' && (
        <details>
          <summary>{say('look')}</summary>
          <pre className="ws-text" tabIndex={0}>
            {parcel.text}
          </pre>
        </details>
      )}
    </>
  );
}
