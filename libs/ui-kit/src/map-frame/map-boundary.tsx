import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  readonly children: ReactNode;
  readonly onFailure: () => void;
}

/** Keeps a map that cannot be drawn from taking the screen down: old phones without WebGL are many. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
