/**
 * The edition that runs of each module with editions: the activity that an address means where it
 * names none. Data of a release, as the brand is; empty while none runs.
 */
export const RUNNING: Readonly<
  Record<
    | 'answerRush'
    | 'challengeProfit'
    | 'directActivity'
    | 'financialIntelligence'
    | 'goldTree'
    | 'keepActivity'
    | 'puzzle'
    | 'sft'
    | 'sftInvite'
    | 'treasureChest',
    string
  >
> = {
  answerRush: 'rush-1',
  challengeProfit: 'pick-1',
  directActivity: 'direct-1',
  financialIntelligence: 'learn-1',
  goldTree: 'gold-tree-1',
  keepActivity: 'keep-1',
  puzzle: 'puzzle-1',
  sft: 'mncj-1',
  sftInvite: 'mncj-1',
  treasureChest: 'chest-1',
}
