/** What every page needs once its first screen is there, as one file: each request costs time. */
import './calendar/ask-calendar.ts'
import './frozen/start-following.ts'
import './watch/merge-at-sign-in.ts'

export { preloadLinks } from './links/preload-links.ts'
export { takeBackPress } from './native/back-press.ts'
export { frameScreen } from './native/native-frame.ts'
export { followOutcomes } from '#shared/holding/follow-outcomes.ts'
export { followUnread } from '#shared/message/follow-unread.ts'
export { keepShareData } from './sharing/keep-share-data.ts'
export { queryUserInfo } from './sign-in/user-info.ts'
export { followAppTabs } from './viewport/follow-app-tabs.ts'
export { followDisplay } from './viewport/follow-display.ts'
