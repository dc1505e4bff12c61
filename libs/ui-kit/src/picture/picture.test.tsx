import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmbeddedDrawingsContext } from './embedded-drawings.ts';
import { Picture } from './picture.tsx';

const html = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture src="/media/field.jpg" alt="खेत" width={56} height={42} {...props} />);

describe('Picture, in the page as it arrives', () => {
  it('asks for a photograph through the image service, in widths for its size', () => {
    expect(html()).toContain(
      'src="/image?url=%2Fmedia%2Ffield.jpg&amp;w=64" srcSet="/image?url=%2Fmedia%2Ffield.jpg&amp;w=64 1x, ' +
        '/image?url=%2Fmedia%2Ffield.jpg&amp;w=128 2x"',
    );
  });

  it('asks for a private photograph as it is: the image service may not see it', () => {
    expect(html({ isPrivate: true })).toContain('src="/media/field.jpg"');
    expect(html({ isPrivate: true })).not.toMatch(/srcset|\/image/i);
  });

  it('asks for a drawing as it is', () => {
    expect(html({ src: '/pictures/sack.svg' })).toContain('src="/pictures/sack.svg"');
    expect(html({ src: '/pictures/sack.svg', sizes: '50vw' })).not.toMatch(/srcset|sizes|\/image/i);
  });

  it('has a drawing in it that is to be embedded, and asks for one that the server does not know', () => {
    const drawn = (props: Partial<Parameters<typeof Picture>[0]>) =>
      renderToStaticMarkup(
        <EmbeddedDrawingsContext value={(address) => (address.endsWith('sack.svg') ? 'data:sack' : null)}>
          <Picture src="/pictures/sack.svg" alt="" width={56} height={42} {...props} />
        </EmbeddedDrawingsContext>,
      );
    expect(drawn({ isEmbedded: true })).toContain('src="data:sack"');
    expect(drawn({ isEmbedded: true, src: '/pictures/jar.svg' })).toContain('src="/pictures/jar.svg"');
    expect(drawn({})).toContain('src="/pictures/sack.svg"');
  });

  it.each(['/media/field.jpg', '/pictures/sack.svg'])(
    'keeps room for %s, and waits with it until it is near, unless it is the largest',
    (src) => {
      expect(html({ src })).toMatch(/width="56" height="42" loading="lazy"/);
      expect(html({ src, eager: true })).toMatch(/loading="eager" fetchPriority="high"/);
    },
  );

  it('has its background without an inline style, which the security policy forbids', () => {
    expect(html({ colour: '#6a8f4a' })).toContain('<rect width="100%" height="100%" fill="#6a8f4a">');
    expect(html({ colour: '#6a8f4a' })).not.toContain('style=');
  });
});
