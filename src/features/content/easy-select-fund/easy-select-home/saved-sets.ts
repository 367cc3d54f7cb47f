import { readSelection } from '#domain/fund/rule/chips.ts'
import {
  useDeviceList,
  type DeviceList,
  type DeviceListKind,
} from '#shared/views/fund-list/device-list.ts'

export const MOST_SETS = 5

const SETS: DeviceListKind = {
  name: 'fundConditions',
  most: MOST_SETS,
  fits: (text) => (readSelection(text)?.length ?? 0) > 0,
}

/** Sets of conditions that were saved on this device, the newest first. */
export const useSavedSets = (): DeviceList => useDeviceList(SETS)
