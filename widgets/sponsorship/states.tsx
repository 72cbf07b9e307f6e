import { useEffect, useRef } from 'react'

export const Loading = () => (
  <div role="status">
    <p>Loading the packages…</p>
    <div className="bone" />
    <div className="bone" />
    <div className="bone" />
  </div>
)

export const Missing = () => (
  <div role="alert">
    <h2 part="title">Sponsorship Page Not Found</h2>
    <p>It may have been removed, or the link is incomplete. Ask the show for a new one.</p>
  </div>
)

export const Closed = ({ title }: { title: string }) => (
  <div role="alert">
    <h2 part="title">{title}</h2>
    <p>This sponsorship page is closed at the moment. Ask the show when it opens again.</p>
  </div>
)

export const Nothing = () => (
  <div role="status">
    <h3>No Sponsorship Information Available</h3>
    <p>This show hasn&apos;t configured their sponsorship packages yet.</p>
  </div>
)

/** What a possible sponsor sees after writing. */
export function ThankYou({ podcastName, email }: { podcastName: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        Thank you!
      </h3>
      <p role="status">
        Your inquiry has been sent to {podcastName}. Their answer goes to {email}.
      </p>
    </div>
  )
}
