/**
 * A user's text as one line that every notation can carry: breaks and control characters become spaces; marks that
 * turn the direction of the text around or hide in it go, except the joiners that emoji and some scripts need.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
