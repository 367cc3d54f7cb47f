import { PasscodeSheet, type PasscodeSheetProps } from '#ui/fields/PasscodeSheet.tsx'
import { useLeaveFor } from './use-way-back.ts'

/**
 * Asks for the trading password. Who has forgotten it closes the sheet and is led to the page that
 * sets another one, with the way back to the page in view.
 */
export function TradingPasswordSheet(props: Omit<PasscodeSheetProps, 'onForgot'>) {
  const leaveFor = useLeaveFor()
  const { onClose } = props
  return (
    <PasscodeSheet
      {...props}
      onForgot={() => {
        onClose()
        leaveFor('tradingPassword')
      }}
    />
  )
}
