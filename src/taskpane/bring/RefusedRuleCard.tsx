import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import { TextField } from 'office-ui-fabric-react/lib/TextField';
import * as React from 'react';
import type { RefusedRule } from '../../behaviour/post';
import { EXPECTED_WORDS, REFUSAL_WORDS } from '../../i18n/behaviour';
import { BRING_WORDS } from '../../i18n/pane/bring';
import { Icon } from '../shell/icons';
import { useWords } from '../speech';
import { replaced } from './text';

interface Props {
  readonly rule: RefusedRule;
  readonly post: string;
  readonly isBusy: boolean;
  readonly onPost: (post: string) => void;
}

/** A rule that is not understood: the place marked, why, what is accepted, and a field to mend it in. */
export function RefusedRuleCard({ rule, post, isBusy, onPost }: Props): React.ReactElement {
  const say = useWords(BRING_WORDS);
  const why = useWords(REFUSAL_WORDS);
  const expected = useWords(EXPECTED_WORDS);
  const { number, span, diagnostic } = rule;
  const [draft, setDraft] = React.useState(rule.text);
  React.useEffect(() => setDraft(rule.text), [rule.text]);
  const mend = (): void => onPost(replaced(post, span, draft.trim()));
  return (
    <li value={number} className="ws-rule">
      <span className="ws-refused">
        <Icon name="cancel" />
        <span className="ws-unseen">{say('refused')}: </span>
      </span>
      <div>
        <Marked rule={rule} post={post} />
        <p className="ws-bad">{why(diagnostic.reason, diagnostic.params)}</p>
        <p className="ws-quiet">{say('expected', { text: expected(diagnostic.expected) })}</p>
        {diagnostic.nearest.length > 0 && (
          <p className="ws-quiet">
            {say('instead')}: {diagnostic.nearest.join(' | ')}
          </p>
        )}
        <div className="ws-mend">
          <TextField
            ariaLabel={say('mend', { number })}
            multiline
            autoAdjustHeight
            rows={2}
            resizable={false}
            value={draft}
            disabled={isBusy}
            onChange={(_event, text = '') => setDraft(text)}
          />
          <DefaultButton onClick={mend} disabled={isBusy || draft.trim() === rule.text}>
            {say('use')}
          </DefaultButton>
        </div>
      </div>
    </li>
  );
}

/** The rule with the words marked that were not understood. */
function Marked({ rule: { span, diagnostic }, post }: Pick<Props, 'rule' | 'post'>): React.ReactElement {
  const start = Math.min(Math.max(diagnostic.span.start, span.start), span.end);
  const end = Math.max(start, Math.min(diagnostic.span.end, span.end));
  return (
    <p>
      {post.slice(span.start, start)}
      <mark className="ws-mark">{post.slice(start, end) || '‸'}</mark>
      {post.slice(end, span.end)}
    </p>
  );
}
