import type { AMOUNT_PROBLEMS } from '../engine/landing/campaign/amounts';
import type { CATALOGUE_PROBLEMS } from '../engine/landing/campaign/catalogue';
import type { GROWTH_TABLE_PROBLEMS } from '../workbook/growthProblems';
import type { Words } from './language';

/** What is wrong with amounts of resources and with the tree of research (L-22 d, f). */
export const GROWTH_PROBLEM_WORDS: Words<(typeof AMOUNT_PROBLEMS | typeof CATALOGUE_PROBLEMS)[number]> = {
  en: {
    'amount-unreadable':
      '“{text}” is no amount of a resource; accepted are a name and a number, several separated by “;”, for example “metal 3; energy 2”',
    'amount-negative': '“{text}” is below 0; accepted are amounts from 0',
    'amount-twice': '“{text}” names the resource “{resource}” twice; name it once',
    'technology-not-dearer':
      '“{name}” ({cost}) costs no more than its prerequisite “{other}” ({otherCost}) in row {row}; all resources together, it must cost more',
    'technology-circle': 'these technologies are prerequisites of each other: {way}; take one of them out',
  },
  ru: {
    'amount-unreadable':
      '«{text}» — не количество ресурса; нужны название и число, несколько через «;», например «металл 3; энергия 2»',
    'amount-negative': '«{text}» меньше нуля; допустимы количества от 0',
    'amount-twice': 'в «{text}» ресурс «{resource}» назван дважды; назвать его один раз',
    'technology-not-dearer':
      '«{name}» ({cost}) стоит не больше своей предпосылки «{other}» ({otherCost}) в строке {row}; по сумме всех ресурсов должна стоить больше',
    'technology-circle': 'эти технологии требуют друг друга по кругу: {way}; одну из предпосылок нужно убрать',
  },
  es: {
    'amount-unreadable':
      '«{text}» no es una cantidad de un recurso; se admiten un nombre y un número, varios separados por «;», por ejemplo «metal 3; energía 2»',
    'amount-negative': '«{text}» es menor que 0; se admiten cantidades desde 0',
    'amount-twice': '«{text}» nombra dos veces el recurso «{resource}»; nómbrelo una vez',
    'technology-not-dearer':
      '«{name}» ({cost}) no cuesta más que su requisito «{other}» ({otherCost}) de la fila {row}; sumando todos los recursos debe costar más',
    'technology-circle': 'estas tecnologías son requisito unas de otras: {way}; hay que quitar uno de los requisitos',
  },
};

export const GROWTH_TABLE_WORDS: Words<(typeof GROWTH_TABLE_PROBLEMS)[number]> = {
  en: {
    'unknown-technology': 'there is no technology “{value}”; accepted are: {accepted}',
    'unknown-building-type': 'there is no building type “{value}”; accepted are: {accepted}',
    'unknown-artefact': 'there is no artefact “{value}”; accepted are: {accepted}',
    'unknown-operation': 'there is no covert operation “{value}”; accepted are: {accepted}',
    'unknown-target': '“{value}” is neither a player nor a squad; accepted are: {accepted}',
    'order-other-phase':
      'the order {order} is not carried out in the phase “{value}”; accepted is {accepted}, or a blank',
  },
  ru: {
    'unknown-technology': 'технологии «{value}» нет; есть: {accepted}',
    'unknown-building-type': 'типа здания «{value}» нет; есть: {accepted}',
    'unknown-artefact': 'артефакта «{value}» нет; есть: {accepted}',
    'unknown-operation': 'тайной операции «{value}» нет; есть: {accepted}',
    'unknown-target': '«{value}» — не игрок и не отряд; есть: {accepted}',
    'order-other-phase': 'заявка {order} не выполняется в фазу «{value}»; допустимо: {accepted} или пусто',
  },
  es: {
    'unknown-technology': 'no hay ninguna tecnología «{value}»; hay: {accepted}',
    'unknown-building-type': 'no hay ningún tipo de edificio «{value}»; hay: {accepted}',
    'unknown-artefact': 'no hay ningún artefacto «{value}»; hay: {accepted}',
    'unknown-operation': 'no hay ninguna operación encubierta «{value}»; hay: {accepted}',
    'unknown-target': '«{value}» no es ni un jugador ni una escuadra; hay: {accepted}',
    'order-other-phase': 'la orden {order} no se cumple en la fase «{value}»; se admite {accepted}, o vacío',
  },
};
