import { brand } from '#domain/brand.ts'
import { restoreConsent } from '#platform/consent.ts'
import { onDeparture } from '#session/session.ts'
import { keypadSetting } from '#ui/fields/keypad-setting.ts'
import { leaveDevice } from '#app/forget/leave-device.ts'
import { configureCalls } from './configure-calls.ts'
import { followWithdrawal } from './follow-withdrawal.ts'
import { openPageBridge } from './open-bridge.ts'
import { reportFaults } from './report-faults.ts'

/** Sets up what every page needs before its user is known. */
export function prepare(): void {
  onDeparture(leaveDevice)
  keypadSetting.shuffled = brand.shuffledKeypad
  openPageBridge()
  restoreConsent()
  followWithdrawal()
  configureCalls()
  reportFaults()
}
