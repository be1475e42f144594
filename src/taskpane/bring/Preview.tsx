import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import type { RulesPreview } from '../../app/importRules';
import type { PostReading, PostSection, UnknownSquad } from '../../behaviour/post';
import { severalOwners } from '../../app/postOwners';
import { writeRule } from '../../behaviour/write';
import { REFUSAL_WORDS, RULE_WARNING_WORDS } from '../../i18n/behaviour';
import { BRING_WORDS } from '../../i18n/pane/bring';
import { POST_WORDS } from '../../i18n/post';
import { fill } from '../../i18n/template';
import { Icon } from '../shell/icons';
import { useLanguage, useWords } from '../speech';
import { RefusedRuleCard } from './RefusedRuleCard';
import { headerNaming, replaced } from './text';

interface Props {
  /** The text that was read. */
  readonly post: string;
  readonly isBusy: boolean;
  readonly onPost: (post: string) => void;
}

/** How a post was understood, squad by squad (B-5). */
export function Preview({ preview, ...props }: Props & { readonly preview: RulesPreview }): React.ReactElement {
  const language = useLanguage();
  const say = useWords(BRING_WORDS);
  const post = useWords(POST_WORDS);
  const { reading, squads, owners } = preview;
  const named = (owner: string | undefined): string => owner || post('game-master');
  const several = severalOwners(owners).map(named);
  const nameless = reading.sections.length === 0 && reading.notFound.length === 0 && reading.tooLong === null;
  return (
    <div className="ws-preview">
      <h3>{say('squads')}</h3>
      {nameless && <p className="ws-warn">{say('no-header', { squad: squads[0] ?? '…' })}</p>}
      {reading.tooLong && (
        <p className="ws-warn">{fill(language, REFUSAL_WORDS[language]['too-long'], reading.tooLong.params)}</p>
      )}
      {reading.repeated.map(({ name }, index) => (
        <p key={index} className="ws-warn">
          {say('repeated', { name })}
        </p>
      ))}
      {several.length > 0 && <p className="ws-warn">{post('several-owners', { owners: several.join(', ') })}</p>}
      {reading.openQuotation && (
        <p className="ws-warn">{post('quotation-open', { text: reading.openQuotation.text })}</p>
      )}
      {reading.notFound.map((unknown, index) => (
        <UnknownSquadCard key={index} unknown={unknown} {...props} />
      ))}
      {reading.sections.map((section) => (
        <Section key={section.squad.id} section={section} owner={named(owners.get(section.squad.id))} {...props} />
      ))}
      <Unread reading={reading} />
    </div>
  );
}

function Section({
  section,
  owner,
  ...props
}: Props & { readonly section: PostSection; readonly owner: string }): React.ReactElement {
  const language = useLanguage();
  const say = useWords(BRING_WORDS);
  const { squad, accepted, refused, warnings } = section;
  return (
    <section className="ws-squad" aria-label={squad.name}>
      <h4>
        {squad.name}{' '}
        <span className="ws-quiet">
          {squad.id}, {owner}
        </span>
      </h4>
      {accepted.length + refused.length === 0 && <p className="ws-quiet">{say('no-rules')}</p>}
      <ol className="ws-rules">
        {[...accepted, ...refused]
          .sort((one, other) => one.number - other.number)
          .map((rule) =>
            'diagnostic' in rule ? (
              <RefusedRuleCard key={rule.number} rule={rule} {...props} />
            ) : (
              <li key={rule.number} value={rule.number} className="ws-rule" data-ok>
                <span className="ws-ok">
                  <Icon name="check" />
                  <span className="ws-unseen">{say('accepted')}: </span>
                </span>
                <span>{writeRule(rule.rule, language)}</span>
              </li>
            ),
          )}
      </ol>
      {warnings.map((warning, index) => (
        <p key={index} className="ws-warn">
          {fill(language, RULE_WARNING_WORDS[language][warning.code], { ...warning })}
        </p>
      ))}
    </section>
  );
}

/** A header that names no squad of the campaign; a click puts a name in its place. */
function UnknownSquadCard({
  unknown,
  post,
  isBusy,
  onPost,
}: Props & { readonly unknown: UnknownSquad }): React.ReactElement {
  const say = useWords(BRING_WORDS);
  const { name, header, closest } = unknown;
  return (
    <div className="ws-warn">
      <p>{say('not-found', { name })}</p>
      <div className="ws-row">
        {closest.map((squad) => (
          <DefaultButton
            key={squad}
            disabled={isBusy}
            onClick={() => onPost(replaced(post, header, headerNaming(post, header, name, squad)))}
          >
            {squad}
          </DefaultButton>
        ))}
      </div>
    </div>
  );
}

/** Lines that are no rule, and those quoted of other posts. */
function Unread({ reading: { unread, quoted } }: { readonly reading: PostReading }): React.ReactElement | null {
  const say = useWords(BRING_WORDS);
  const post = useWords(POST_WORDS);
  if (unread.length + quoted.length === 0) return null;
  return (
    <details className="ws-quiet">
      <summary>{say('unread', { count: unread.length + quoted.length })}</summary>
      <ul className="ws-problems">
        {quoted.map(({ text, span }) => (
          <li key={span.start}>{post('quoted', { text })}</li>
        ))}
        {unread.map(({ text, span }) => (
          <li key={span.start}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
