import * as React from 'react';
import { BUTTON_WORDS } from '../../i18n/buttons';
import type { Language } from '../../i18n/language';

/** All the pane can say in an Excel that is too old for it. */
export const TooOld = ({ language }: { readonly language: Language }): React.ReactElement => (
  <main className="ws-card" lang={language}>
    <p role="alert">{BUTTON_WORDS[language]['too-old']}</p>
  </main>
);
