import { Button } from '@mantine/core'

interface Props {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  children: string
}

/** Loads the next page of a list; absent after the last one. */
export const MoreButton = ({ list, children }: Props) =>
  list.hasNextPage && (
    <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {children}
    </Button>
  )
