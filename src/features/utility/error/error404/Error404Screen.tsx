import { MissingPage } from '#templates/MissingPage.tsx'

// No template: there is no data, only links.
/** The page for missing addresses, for links that open it by its own address. */
export default function Error404Screen() {
  return <MissingPage />
}
