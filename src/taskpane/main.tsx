import { initializeIcons } from 'office-ui-fabric-react/lib/Icons';
import { Stack } from 'office-ui-fabric-react/lib/Stack';
import { Text } from 'office-ui-fabric-react/lib/Text';
import * as React from 'react';
import { render } from 'react-dom';
import project from '../../package.json';
import { hostLanguage } from '../functions/excel/language';
import type { Words } from '../i18n/language';

const WORDS: Words<'functions' | 'commandLine'> = {
  en: {
    functions: 'The functions GM.… calculate in cells.',
    commandLine: 'Phases are resolved on the command line: npx warsheet --help',
  },
  ru: {
    functions: 'Функции GM.… считают в ячейках.',
    commandLine: 'Фазы рассчитывает командная строка: npx warsheet --help',
  },
  es: {
    functions: 'Las funciones GM.… calculan en las celdas.',
    commandLine: 'Las fases se resuelven en la línea de órdenes: npx warsheet --help',
  },
};

function Pane(): React.ReactElement {
  const words = WORDS[hostLanguage()];
  return (
    <Stack tokens={{ childrenGap: 12, padding: 16 }}>
      <Text variant="xLarge">Warsheet {project.version}</Text>
      <Text>{words.functions}</Text>
      <Text>{words.commandLine}</Text>
    </Stack>
  );
}

initializeIcons('./fonts/');
void Office.onReady(() => render(<Pane />, document.getElementById('root')));
