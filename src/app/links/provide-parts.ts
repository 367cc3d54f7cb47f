import { provideSlotPart } from '#templates/slot-part.ts'

/** Names what screens of the common pack show of other packs. */
provideSlotPart(() => import('#features/content/page-builder/slot-part/SlotPart.tsx'))
