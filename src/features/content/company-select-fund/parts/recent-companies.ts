import {
  useDeviceList,
  type DeviceList,
  type DeviceListKind,
} from '#shared/views/fund-list/device-list.ts'

const MOST_COMPANIES = 6

const COMPANIES: DeviceListKind = {
  name: 'companies',
  most: MOST_COMPANIES,
  fits: (text) => /^\w{1,16}$/.test(text),
}

/** Ids of the companies that were opened last on this device, the newest first. */
export const useRecentCompanies = (): DeviceList => useDeviceList(COMPANIES)

/** The ids with one more, which moves to the front. */
export const withCompany = (ids: readonly string[], id: string): readonly string[] =>
  [id, ...ids.filter((it) => it !== id)].slice(0, MOST_COMPANIES)
