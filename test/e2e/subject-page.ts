import { detectHost } from '#bridge/detect.ts'
import { nativeAndroid } from '#bridge/hosts/native-android.ts'
import { nativeIos } from '#bridge/hosts/native-ios.ts'
import { localSubject, type Subject } from '#bridge/testing/subject.ts'

declare global {
  interface Window {
    /** What the suite asks of the page; see `engine-subject.ts`. */
    subject?: Subject
  }
}

const elsewhere = () => {
  throw new Error('the suite asks the app for this, not the page')
}

// The page of a pack whose only content is the bridge. What the app does is the app's: its part of a subject is asked there.
window.subject = localSubject({
  host: detectHost(window) === 'native-ios' ? nativeIos() : nativeAndroid(),
  resume: elsewhere,
  emit: elsewhere,
  depth: elsewhere,
  push: () => history.pushState({}, '', `/page/${history.length}`),
})
