import { Row, type RowProps } from '#ui/lists/Row.tsx'
import type { AppFunction } from '#shared/parts/functions/app-function.ts'
import { FunctionPicture } from '#shared/parts/functions/FunctionPicture.tsx'
import { FUNCTIONS, type FunctionName } from '#shared/parts/functions/functions-table.ts'

interface Props extends Pick<RowProps, 'value' | 'valueNote' | 'onClick'> {
  readonly of: FunctionName
  /** In place of the table's, where the user's own state leads elsewhere. */
  readonly href?: string | undefined
  readonly note?: string
  /** True if its sign is shown; by default it is. */
  readonly signed?: boolean
}

/** A function of the app as a row, as the table of functions has it. */
export function FunctionRow({ of, signed = true, href, ...rest }: Props) {
  const { name, note, href: usual, icon }: AppFunction = FUNCTIONS[of]
  return (
    <Row
      title={name}
      note={note}
      icon={signed ? <FunctionPicture icon={icon} /> : undefined}
      href={href ?? (rest.onClick === undefined ? usual : undefined)}
      {...rest}
    />
  )
}
