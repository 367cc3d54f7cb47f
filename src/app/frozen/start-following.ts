import { followFrozen } from './follow-frozen.ts'

/** For as long as the page lives. */
followFrozen()
