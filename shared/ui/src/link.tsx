import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

function PlainLink({ to, children, ...props }: AppLinkProps) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** Sets the component that renders links inside the app: the router's link where there is a router. */
export function LinkProvider({ component, children }: { component: ComponentType<AppLinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link to a route of the app. */
export function AppLink(props: AppLinkProps) {
  return createElement(useContext(LinkContext), props);
}
