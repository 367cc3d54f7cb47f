import { detectHost } from '#bridge/detect.ts'
import { nativeAndroid } from '#bridge/hosts/native-android.ts'
import { nativeIos } from '#bridge/hosts/native-ios.ts'
import { localSubject, type Subject } from '#bridge/testing/subject.ts'

declare global {
  interface Window {
    /** The subject that the suite calls; see `engine-subject.ts`. */
    subject?: Subject
  }
}

const callsTheApp = () => {
  throw new Error('the suite calls the app for this, not the page')
}

// A page with nothing but the bridge. The app's part of a subject is called through the app's
// control API.
window.subject = localSubject({
  host: detectHost(window) === 'native-ios' ? nativeIos() : nativeAndroid(),
  resume: callsTheApp,
  emit: callsTheApp,
  depth: callsTheApp,
  push: () => history.pushState({}, '', `/page/${history.length}`),
})
