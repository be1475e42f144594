/**
 * What a reader of behaviour text needs to know of the squad it is for (B-1, B-3): names are matched against these.
 */
export interface NameContext {
  /** The squad's own weapons, or `null` where none are known: then any name passes as it is written. */
  readonly weapons:
    readonly { readonly name: string; readonly equipment: boolean; readonly uses: number | null }[] | null;
  /** The campaign's unit types, or `null` where they are not known. */
  readonly types: readonly string[] | null;
  /** Option `show enemy HP` (B-2): without it `enemy-hp` is refused as `not-visible`. */
  readonly showEnemyHp: boolean;
}
